import { sample, words, type SectionLayout } from './define-layout.ts';

/** Sections that ask for one thing. */
export const action: readonly SectionLayout[] = [
  {
    key: 'action-centre',
    label: words('ชวนซื้อกลางหน้า', 'Call in the middle'),
    synonyms: words('ปุ่ม เชิญชวน ปิดท้าย', 'cta button invite'),
    section: {
      name: 'Headline',
      props: {
        title: sample('ยังเลือกไม่ถูก ให้เราช่วย', 'Not sure? Let us help'),
        description: sample(
          'บอกงบกับคนรับ เราเลือกให้สามแบบ',
          'Tell us the budget and for whom; we suggest three',
        ),
        button: words('ทักร้าน', 'Message us'),
        buttonLink: '/contactus',
        sectionStyle: 'A',
      },
    },
  },
  {
    key: 'action-giant',
    label: words('คำเดียวตัวยักษ์', 'One giant word'),
    synonyms: words('ปุ่ม โปรโมชั่น ลดราคา', 'cta promotion sale poster'),
    section: {
      name: 'Headline',
      props: {
        title: sample('ส่งฟรี', 'Free delivery'),
        description: sample('ทุกคำสั่งซื้อในเดือนนี้', 'on every order this month'),
        size: 'giant',
        align: 'start',
        button: words('เลือกซื้อ', 'Shop now'),
        buttonLink: '/search',
      },
    },
  },
  {
    key: 'action-picture',
    label: words('ชวนซื้อพร้อมรูป', 'Call with a picture'),
    synonyms: words('ปุ่ม รูป แคมเปญ', 'cta campaign picture'),
    section: {
      name: 'TopicSection',
      props: {
        title: sample('กล่องของขวัญจัดเอง', 'Build your own gift box'),
        description: sample('เลือกสามชิ้น เราห่อและส่งถึงผู้รับ', 'Choose three; we wrap and send it'),
        image: 'picture:3',
        button: words('เริ่มจัดกล่อง', 'Start a box'),
        buttonLink: '/search',
        sectionStyle: 'B',
      },
    },
  },
  {
    key: 'action-coupons',
    label: words('คูปองสามใบ', 'Three coupons'),
    synonyms: words('ส่วนลด โค้ด คูปอง', 'discount codes vouchers'),
    section: {
      name: 'CouponSlick',
      props: {
        title: words('เก็บคูปองก่อนซื้อ', 'Coupons to collect'),
        couponNumber: 6,
        slidesToShow: 3,
      },
    },
  },
  {
    key: 'action-coupon',
    label: words('คูปองใบเดียวเต็มแถว', 'One wide coupon'),
    synonyms: words('ส่วนลด โค้ด คูปอง ใหญ่', 'discount code voucher large'),
    section: {
      name: 'CouponSlick',
      props: { couponNumber: 1, slidesToShow: 1, sectionStyle: 'tint' },
    },
  },
  {
    key: 'action-banners',
    label: words('แบนเนอร์คู่', 'Pair of banners'),
    synonyms: words('โปรโมชั่น โฆษณา แคมเปญ', 'promotion advertisement campaign'),
    section: {
      name: 'BannerSlick',
      props: {
        banners: [
          {
            image: 'picture:wide',
            imageMobile: 'picture:tall',
            title: words('มาใหม่', 'New in'),
            link: '/showroom/new',
          },
          {
            image: 'picture:wide-2',
            imageMobile: 'picture:tall-2',
            title: words('ลดราคา', 'On sale'),
            link: '/showroom/sale',
          },
        ],
        slidesToShow: 2,
        arrows: false,
      },
    },
  },
  {
    key: 'action-banner',
    label: words('แบนเนอร์เดียวยาว', 'One long banner'),
    synonyms: words('โปรโมชั่น โฆษณา คั่น', 'promotion advertisement divider'),
    section: {
      name: 'BannerSlick',
      props: {
        banners: [
          {
            image: 'picture:wide',
            imageMobile: 'picture:tall',
            title: words('ดูสินค้าทั้งหมด', 'See all products'),
            link: '/search',
          },
        ],
        slidesToShow: 1,
        arrows: false,
        isFullScreen: true,
        sectionStyle: 'quiet',
      },
    },
  },
  {
    key: 'action-strip',
    label: words('แถบเตี้ยสีหลัก', 'Low strip in the main colour'),
    synonyms: words('แถบ ประกาศ ข่าวด่วน', 'strip notice announcement'),
    section: {
      name: 'SlideShowSection',
      props: {
        layout: 'type',
        height: 'strip',
        slides: [
          {
            title: sample('หยุดส่งของ 13–15 เม.ย. สั่งล่วงหน้าได้', 'No parcels 13–15 April; order ahead'),
            ground: 'A',
          },
        ],
      },
    },
  },
];
