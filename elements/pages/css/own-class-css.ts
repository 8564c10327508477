import { sectionTags } from '../../sections/index.ts';

/**
 * An owner's class of a section may be called as one of ours ('tag', 'grid', 'message'), which would lay the
 * whole section out anew. Last among our rules and as strong as one class: the owner's own sheet, which
 * comes after, has the last word.
 */
export const ownClassCss = `
[class]:where(${Object.keys(sectionTags).join()}):where(:not([hidden],.hide-mobile,.hide-desktop)){display:block;position:static;inline-size:auto;min-inline-size:0;max-inline-size:none;block-size:auto;min-block-size:0;max-block-size:none;aspect-ratio:auto;columns:auto;margin:0;padding:0;border:0;overflow:visible;background:none;box-shadow:none}`;
