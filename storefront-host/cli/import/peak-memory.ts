import { readFileSync } from 'node:fs';

/**
 * The most memory this process ever held, in MB. On Linux not by `resourceUsage()`: its value is handed
 * on at exec, so a small command started by a large program would count the program.
 */
export function peakMemory(): number {
  const kilobytes = ofLinux() ?? process.resourceUsage().maxRSS;
  return Math.round(kilobytes / 1024);
}

function ofLinux(): number | undefined {
  if (process.platform !== 'linux') return undefined;
  const found = /VmHWM:\s+(\d+) kB/.exec(readFileSync('/proc/self/status', 'utf8'));
  return found ? Number(found[1]) : undefined;
}
