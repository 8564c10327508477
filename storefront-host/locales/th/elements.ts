import type { elementsTexts as en } from '../en/elements.ts';

export const elementsTexts: Record<keyof typeof en, string> = {
  'elements.title': 'อิลิเมนต์',
};
