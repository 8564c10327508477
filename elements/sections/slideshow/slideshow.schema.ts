import { describeSection } from '../../schema/section-schema.ts';
import {
  button,
  buttonLink,
  groundLabels,
  heading,
  image,
  imageMobile,
  link,
  lookRules,
  slidingRules,
  textRules,
} from '../common-rules.ts';
import { GROUNDED, inTurn, layoutRules, PICTURED } from './layout.rules.ts';
import { slideshow } from './slideshow.runtime.ts';

export const slideshowSchema = describeSection(slideshow, {
  version: 1,
  label: { th: 'ภาพสไลด์', en: 'Slideshow' },
  rules: {
    slides: {
      label: { th: 'สไลด์', en: 'Slides' },
      maxItems: 10,
      of: {
        image: { ...image, required: true, inSection: { field: 'layout', is: PICTURED } },
        imageMobile: { ...imageMobile, inSection: { field: 'layout', is: PICTURED } },
        title: heading,
        desc: { label: { th: 'ข้อความ', en: 'Text' }, maxLength: 240 },
        button,
        buttonLink,
        link: {
          ...link,
          hint: { th: 'กดตรงไหนของภาพก็ได้', en: 'Makes the whole image clickable' },
        },
        ground: {
          label: { th: 'สีพื้นของสไลด์', en: 'Slide background' },
          optionLabels: { auto: { th: 'ตามรูปแบบ', en: 'As the layout has it' }, ...groundLabels },
          inSection: [
            { field: 'layout', is: GROUNDED },
            { field: 'textGround', is: 'solid' },
            { field: 'fit', is: 'contain' },
          ],
        },
      },
    },
    ...layoutRules,
    ...slidingRules,
    slidesToShow: { ...slidingRules.slidesToShow, when: { field: 'layout', is: 'cover' } },
    slidesToScroll: { ...slidingRules.slidesToScroll, when: { field: 'layout', is: 'cover' } },
    autoplay: { ...slidingRules.autoplay, when: inTurn },
    autoplaySpeed: { ...slidingRules.autoplaySpeed, when: inTurn },
    dots: { ...slidingRules.dots, when: inTurn },
    arrows: { ...slidingRules.arrows, when: inTurn },
    speed: {
      label: { th: 'ความเร็วตอนเลื่อน', en: 'Speed of the transition' },
      shownAs: 'seconds',
      min: 500,
      max: 700,
      oneOf: [500, 700],
      when: inTurn,
    },
    fade: { label: { th: 'เปลี่ยนภาพแบบค่อย\u00a0ๆ จาง', en: 'Fade between slides' }, when: inTurn },
    modalClick: { label: { th: 'กดภาพเพื่อดูขนาดใหญ่', en: 'Click to enlarge' } },
    ...textRules,
    ...lookRules,
  },
});
