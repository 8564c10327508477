import { readFileSync } from 'node:fs';

/**
 * Returns the peak memory of this process in MB. On Linux it avoids `resourceUsage()`, whose value
 * survives exec, so that a small command started by a large program would report the program's.
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
