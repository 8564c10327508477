import { refusalReply, type PictureRefusal } from '../../media/picture-limits.ts';
import type { StoredText } from '../../identity/index.ts';

/** Why a chosen picture was not taken, with the limits of its format. */
export function pictureProblem(refusal: PictureRefusal): StoredText {
  return { key: `error.${refusal.code}`, vars: { ...refusalReply(refusal).vars } };
}
