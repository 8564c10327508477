import { describeSection } from '../../schema/section-schema.ts';
import {
  heading,
  image,
  imageMobile,
  link,
  lookRules,
  slidingRules,
  target,
  textRules,
} from '../common-rules.ts';
import { banner } from './banner.runtime.ts';

export const bannerSchema = describeSection(banner, {
  version: 1,
  label: { th: 'แบนเนอร์เลื่อน', en: 'Banners' },
  rules: {
    ...textRules,
    banners: {
      label: { th: 'แบนเนอร์', en: 'Banners' },
      maxItems: 20,
      of: {
        image: { ...image, required: true },
        imageMobile,
        imageType: {
          label: { th: 'รูปทรง', en: 'Shape' },
          optionLabels: {
            banner: { th: 'แนวนอน', en: 'Wide' },
            square: { th: 'จัตุรัส', en: 'Square' },
            logo: { th: 'โลโก้', en: 'Logo' },
          },
        },
        title: heading,
        link,
        target,
      },
    },
    ...slidingRules,
    modalClick: { label: { th: 'กดภาพเพื่อดูขนาดใหญ่', en: 'Click to enlarge' } },
    ...lookRules,
  },
});
