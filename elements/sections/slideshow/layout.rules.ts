/** Layouts with pictures; 'type' has words alone. */
export const PICTURED = ['cover', 'split', 'inset', 'bento', 'columns', 'board'] as const;

/** Layouts whose slides stand on a colour of their own. */
export const GROUNDED = ['split', 'inset', 'type', 'board'] as const;

/** Slides that are shown one after the other. */
export const inTurn = { field: 'layout', is: ['cover', 'split', 'inset', 'type'] } as const;

const beside = { field: 'layout', is: ['split', 'inset'] } as const;

/** The rules of the options that arrange the slides. */
export const layoutRules = {
  layout: {
    label: { th: 'การจัดวาง', en: 'Layout' },
    optionLabels: {
      cover: { th: 'รูปเต็มพื้นที่', en: 'Full picture' },
      split: { th: 'แบ่งครึ่งรูปกับข้อความ', en: 'Picture and text side by side' },
      inset: { th: 'รูปเว้นขอบ', en: 'Picture with margins' },
      type: { th: 'ตัวหนังสือใหญ่ ไม่มีรูป', en: 'Giant words, no picture' },
      bento: { th: 'กล่องหลายขนาด', en: 'Tiles of several sizes' },
      columns: { th: 'คอลัมน์เรียงกัน', en: 'Columns' },
      board: { th: 'ป้ายใหญ่กับรูปเล็ก', en: 'Sign with small pictures' },
    },
  },
  height: {
    label: { th: 'ความสูง', en: 'Height' },
    optionLabels: {
      auto: { th: 'ตามรูปแบบ', en: 'As the layout has it' },
      strip: { th: 'แถบเตี้ย', en: 'Strip' },
      half: { th: 'ครึ่งจอ', en: 'Half a screen' },
      tall: { th: 'สูง', en: 'Tall' },
      full: { th: 'เต็มจอ', en: 'Full screen' },
    },
  },
  mask: {
    label: { th: 'รูปทรงของรูป', en: 'Picture shape' },
    optionLabels: {
      none: { th: 'สี่เหลี่ยม', en: 'Rectangle' },
      circle: { th: 'วงกลม', en: 'Circle' },
      arch: { th: 'ซุ้มโค้ง', en: 'Arch' },
      awning: { th: 'ใต้กันสาด', en: 'Under an awning' },
      ruler: { th: 'ข้างไม้บรรทัด', en: 'Beside a ruler' },
    },
    when: { field: 'layout', is: ['split', 'inset', 'bento', 'columns', 'board'] },
  },
  textGround: {
    label: { th: 'พื้นหลังข้อความ', en: 'Behind the text' },
    hint: {
      th: 'รูปที่ลายเยอะหรือไม่คมชัด ใช้แผ่นสีทึบจะอ่านง่ายกว่า',
      en: 'A solid panel suits busy or blurred pictures',
    },
    optionLabels: {
      veil: { th: 'เงาโปร่งบนรูป', en: 'Shade over the picture' },
      solid: { th: 'แผ่นสีทึบ', en: 'Solid panel' },
    },
    when: { field: 'layout', is: ['cover', 'bento', 'columns'] },
  },
  side: {
    label: { th: 'ข้อความอยู่ด้าน', en: 'Side of the text' },
    optionLabels: {
      start: { th: 'ซ้าย', en: 'Left' },
      end: { th: 'ขวา', en: 'Right' },
    },
    when: { field: 'layout', is: ['cover', 'split', 'inset', 'board'] },
  },
  columns: {
    label: { th: 'จำนวนคอลัมน์', en: 'Columns' },
    min: 2,
    max: 4,
    when: { field: 'layout', is: 'columns' },
  },
  pictureWidth: {
    label: { th: 'ความกว้างรูป (เต็ม 12 ส่วน)', en: 'Picture width (twelfths)' },
    hint: {
      th: 'ตั้งแต่ 9 ขึ้นไป ข้อความจะอยู่ใต้รูป',
      en: 'From 9 the text stands below the picture',
    },
    min: 5,
    max: 12,
    when: beside,
  },
  fit: {
    label: { th: 'การวางรูปในกรอบ', en: 'Picture in its frame' },
    optionLabels: {
      cover: { th: 'เต็มกรอบ', en: 'Fills the frame' },
      contain: { th: 'เห็นทั้งรูป', en: 'Shown whole' },
    },
    when: { field: 'layout', is: PICTURED },
  },
  typeSize: {
    label: { th: 'ขนาดตัวหนังสือ', en: 'Size of the words' },
    optionLabels: {
      even: { th: 'เท่ากันทุกบรรทัด', en: 'The same on each line' },
      shrink: { th: 'เล็กลงทีละบรรทัด', en: 'Smaller line by line' },
    },
    when: { field: 'layout', is: 'type' },
  },
  facts: {
    label: { th: 'ข้อเท็จจริงสั้น\u00a0ๆ', en: 'Short facts' },
    hint: {
      th: 'แถบใต้สไลด์ เช่น ส่งถึงใน 1–3 วัน',
      en: 'A strip below the slides, such as delivery in 1–3 days',
    },
    maxItems: 4,
    of: {
      label: { label: { th: 'เรื่อง', en: 'About' }, maxLength: 40 },
      value: { label: { th: 'ข้อเท็จจริง', en: 'Fact' }, maxLength: 60 },
    },
  },
} as const;
