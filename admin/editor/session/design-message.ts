import type { ToAgent } from '@talad/elements/page/canvas-protocol';
import { designCss } from '@talad/elements/page/design-css';
import { lookSheets } from '@talad/elements/page/look-sheets';

/** Returns the message that shows a look in the canvas. */
export function designMessage(design: object): Extract<ToAgent, { type: 'design' }> {
  return { type: 'design', css: designCss(design), looks: lookSheets(design) };
}
