import { sectionTags } from '../../sections/index.ts';

/**
 * An owner's class of a section can have the name of one of ours ('tag', 'grid', 'message'), which
 * would break its layout. This comes last among our rules with the weight of one class, so that
 * only the owner's own sheet, which comes after it, overrides it.
 */
export const ownClassCss = `
[class]:where(${Object.keys(sectionTags).join()}):where(:not([hidden],.hide-mobile,.hide-tablet,.hide-desktop)){display:block;position:static;inline-size:auto;min-inline-size:0;max-inline-size:none;block-size:auto;min-block-size:0;max-block-size:none;aspect-ratio:auto;columns:auto;margin:0;padding:0;border:0;overflow:visible;background:none;box-shadow:none}`;
