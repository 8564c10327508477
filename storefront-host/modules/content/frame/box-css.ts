import {
  boxSwitches,
  readComponentsLook,
  type BoxSwitch,
} from '@talad/elements/page/look/components-look';
import type { Stored } from '@talad/elements/page/look/read-record';

const properties: Readonly<Record<BoxSwitch, string>> = {
  isShowTags: '--talad-box-tags',
  isShowReview: '--talad-box-review',
  isShowHoverImage: '--talad-box-hover',
  isShowAdd: '--talad-box-add',
};

/**
 * Hides the parts of product boxes that the owner switched off; custom properties reach every box, in any section.
 */
export function boxCss(components: Stored): string {
  const { box } = readComponentsLook(components);
  const off = boxSwitches.filter((name) => !box[name]);
  return off.length === 0
    ? ''
    : `:root{${off.map((name) => `${properties[name]}:none`).join(';')}}`;
}
