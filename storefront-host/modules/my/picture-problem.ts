import { refusalReply, type PictureRefusal } from '../../media/picture-limits.ts';
import type { KeptText } from '../../identity/index.ts';

/** Why a chosen picture was not taken, with the limits of its format. */
export function pictureProblem(refusal: PictureRefusal): KeptText {
  return { key: `error.${refusal.code}`, vars: { ...refusalReply(refusal).vars } };
}
