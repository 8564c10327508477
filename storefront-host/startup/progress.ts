/** Prints lines for the person at the terminal; the log is for machines. */
export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

export type Progress = (what: string, done: number, total: number) => void;

/**
 * Shows progress: in a terminal one line that is rewritten, elsewhere a line when a step begins and one when it
 * ends.
 */
export function showProgress(): Progress {
  let last = '';
  return (what, done, total) => {
    const line = total > 0 ? `  ${what} ${done}/${total}` : `  ${what}`;
    if (process.stdout.isTTY) {
      process.stdout.write(`\r\u001B[K${line}${total > 0 && done < total ? '' : '\n'}`);
    } else if (what !== last || done === total) {
      say(line);
    }
    last = what;
  };
}
