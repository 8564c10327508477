/** Records the texts of the statements that this worker sends to its test databases. */
const known = new Set<string>();
let unread: string[] = [];

export const sentStatements = {
  add(sql: string): void {
    if (known.has(sql)) return;
    known.add(sql);
    unread.push(sql);
  },
  /** Returns those that are new since the last call. */
  take(): readonly string[] {
    const taken = unread;
    unread = [];
    return taken;
  },
};
