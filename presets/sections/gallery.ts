import { sample, words, type SectionLayout } from './define-layout.ts';

/** Sections that are pictures first. */
export const gallery: readonly SectionLayout[] = [
  {
    key: 'gallery-five',
    label: words('ห้ารูปเลื่อนได้', 'Five pictures that slide'),
    synonyms: words('แกลเลอรี ภาพ อัลบั้ม', 'album photos carousel'),
    section: {
      name: 'GallerySection',
      props: {
        title: sample('บรรยากาศในร้าน', 'Inside the shop'),
        galleries: [
          { image: 'picture:1' },
          { image: 'picture:2' },
          { image: 'picture:3' },
          { image: 'picture:4' },
          { image: 'picture:5' },
          { image: 'picture:6' },
        ],
        slidesToShow: 5,
      },
    },
  },
  {
    key: 'gallery-three',
    label: words('สามรูปมีคำบรรยาย', 'Three with captions'),
    synonyms: words('แกลเลอรี คำบรรยาย ผลงาน', 'album captions portfolio'),
    section: {
      name: 'GallerySection',
      props: {
        title: sample('งานล่าสุด', 'Recent work'),
        galleries: [
          { image: 'picture:4', title: sample('งานสั่งทำ เชียงใหม่', 'commission, Chiang Mai') },
          { image: 'picture:1', title: sample('ชุดของขวัญปีใหม่', 'New Year gift set') },
          { image: 'picture:3', title: sample('ทำร่วมกับร้านเพื่อน', 'made with a friend’s shop') },
        ],
        slidesToShow: 3,
        parallax: false,
        sectionStyle: 'quiet',
      },
    },
  },
  {
    key: 'gallery-panorama',
    label: words('ทีละภาพ เต็มความกว้าง', 'One at a time, full width'),
    synonyms: words('ภาพใหญ่ พาโนรามา สไลด์', 'panorama large slideshow'),
    section: {
      name: 'GallerySection',
      props: {
        galleries: [
          { image: 'picture:wide', title: sample('หน้าร้านตอนเช้า', 'the shop front in the morning') },
          { image: 'picture:wide-2', title: sample('โต๊ะทำงานหลังร้าน', 'the workbench at the back') },
        ],
        slidesToShow: 1,
        isFullScreen: true,
      },
    },
  },
  {
    key: 'gallery-pair',
    label: words('สองรูปคู่', 'Pair of pictures'),
    synonyms: words('ก่อนหลัง คู่ เทียบ', 'before after pair'),
    section: {
      name: 'GallerySection',
      props: {
        galleries: [
          { image: 'picture:2', title: sample('ก่อน', 'before') },
          { image: 'picture:3', title: sample('หลังใช้ 30 วัน', 'after 30 days') },
        ],
        slidesToShow: 2,
        parallax: false,
      },
    },
  },
  {
    key: 'gallery-night',
    label: words('แถวภาพบนพื้นเข้ม', 'Pictures on a dark ground'),
    synonyms: words('แกลเลอรี เข้ม เต็มจอ ลุคบุ๊ก', 'dark full width lookbook'),
    section: {
      name: 'GallerySection',
      props: {
        title: sample('ลุคใหม่ของฤดูนี้', 'This season’s look'),
        galleries: [
          { image: 'picture:3' },
          { image: 'picture:1' },
          { image: 'picture:4' },
          { image: 'picture:2' },
        ],
        slidesToShow: 4,
        isFullScreen: true,
        sectionStyle: 'deep',
      },
    },
  },
  {
    key: 'gallery-squares',
    label: words('ช่องสี่เหลี่ยมกดได้', 'Squares that link'),
    synonyms: words('แบนเนอร์ สี่เหลี่ยม หมวด', 'banner square categories'),
    section: {
      name: 'BannerSlick',
      props: {
        banners: [
          {
            image: 'picture:1',
            imageType: 'square',
            title: words('มาใหม่', 'New in'),
            link: '/showroom/new',
          },
          {
            image: 'picture:2',
            imageType: 'square',
            title: words('ขายดี', 'Bestsellers'),
            link: '/showroom/hot',
          },
          {
            image: 'picture:3',
            imageType: 'square',
            title: words('ลดราคา', 'On sale'),
            link: '/showroom/sale',
          },
        ],
        slidesToShow: 3,
        arrows: false,
      },
    },
  },
  {
    key: 'gallery-logos',
    label: words('โลโก้แบรนด์และสื่อ', 'Logos of brands and press'),
    synonyms: words('พันธมิตร ลูกค้าองค์กร ตรารับรอง', 'partners press certificates'),
    section: {
      name: 'BannerSlick',
      props: {
        title: sample('เคยพูดถึงเรา', 'As seen in'),
        banners: [
          { image: 'picture:1', imageType: 'logo', title: sample('นิตยสารบ้าน', 'a home magazine') },
          { image: 'picture:2', imageType: 'logo', title: sample('รายการเช้า', 'a morning show') },
          { image: 'picture:3', imageType: 'logo', title: sample('เพจรีวิว', 'a review page') },
          { image: 'picture:4', imageType: 'logo', title: sample('งานแฟร์', 'a fair') },
          { image: 'picture:5', imageType: 'logo', title: sample('ร้านกาแฟ', 'a café') },
        ],
        slidesToShow: 5,
        sectionStyle: 'plain',
      },
    },
  },
];
