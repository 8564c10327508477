import { describeSection } from '../../schema/section-schema.ts';
import { heading, image, lookRules, slidingRules, textRules } from '../common-rules.ts';
import { gallery } from './gallery.runtime.ts';

export const gallerySchema = describeSection(gallery, {
  version: 1,
  label: { th: 'แกลเลอรี', en: 'Gallery' },
  rules: {
    ...textRules,
    galleries: {
      label: { th: 'รูปภาพ', en: 'Images' },
      maxItems: 30,
      of: { image: { ...image, required: true }, title: heading },
    },
    slidesToShow: slidingRules.slidesToShow,
    autoplay: slidingRules.autoplay,
    autoplaySpeed: slidingRules.autoplaySpeed,
    parallax: {
      label: { th: 'ภาพเคลื่อนตามการเลื่อน', en: 'Parallax' },
      hint: { th: 'ภาพขยับช้ากว่าหน้าเล็กน้อย', en: 'Images move a little slower than the page' },
    },
    ...lookRules,
  },
});
