import { refusalReply, type PictureRefusal } from '../../media/picture-limits.ts';
import type { StoredText } from '../../identity/index.ts';

/** Explains why a picture was refused, with the limits of its format. */
export function pictureProblem(refusal: PictureRefusal): StoredText {
  return { key: `error.${refusal.code}`, vars: { ...refusalReply(refusal).vars } };
}
