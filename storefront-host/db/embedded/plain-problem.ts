/** Returns one readable line from the output of PostgreSQL's programs. */
export function plainProblem(output: string): string {
  if (/No space left on device/i.test(output)) return 'the disk is full.';
  const lines = output.split('\n').map((line) => line.trim());
  const telling =
    lines.findLast((line) => /(FATAL|PANIC|error):/.test(line)) ??
    lines.findLast((line) => line !== '');
  return telling?.replace(/^.*?(FATAL|PANIC|error):\s*/, '') ?? 'it gave no reason.';
}
