import type { PageFinding } from './page-checks.contract.ts';

export function finding(
  code: PageFinding['code'],
  part: Partial<Omit<PageFinding, 'code'>>,
): PageFinding {
  return { code, block: null, item: null, lang: null, text: '', amount: 1, wanted: 0, ...part };
}
