/** Lines for the person at the terminal: the log is for machines. */
export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

export type Progress = (what: string, done: number, total: number) => void;

/** One line that is redrawn in a terminal; elsewhere a line when a step begins and when it ends. */
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
