// Icons that only the server renders; icons.ts has those that browsers load.
export const homeIcon = 'M4 11.2 12 4.5l8 6.7M6.2 9.6v9.9h11.6V9.6M10 19.5v-5.3h4v5.3';
export const shelvesIcon = 'M4.5 4.5h6v6h-6zM13.5 4.5h6v6h-6zM4.5 13.5h6v6h-6zM13.5 13.5h6v6h-6z';
export const likeIcon =
  'M12 19.5 5.2 12.8a4.3 4.3 0 0 1 0-6.1 4.3 4.3 0 0 1 6.1 0l.7.8.7-.8a4.3 4.3 0 0 1 6.1 6.1z';
export const chatIcon = 'M4.5 5.5h15v10.5h-7.5l-4.5 3.5V16h-3zM8.5 10.7h.1M12 10.7h.1M15.5 10.7h.1';
export const phoneIcon =
  'M7.2 4.5 10 5.2l.8 3.6-2 1.6a11 11 0 0 0 4.8 4.8l1.6-2 3.6.8.7 2.8c-.3 1.5-1.4 2.5-3 2.5A12.2 12.2 0 0 1 4.7 7.5c0-1.6 1-2.7 2.5-3';
export const mailIcon = 'M4 6h16v12H4zM4.4 6.6l7.6 6 7.6-6';
export const giftIcon =
  'M4.5 9h15v3.5h-15zM6 12.5h12v7H6zM12 9v10.5M12 9S8 9 8 6.8c0-2.6 4-1.8 4 2.2 0-4 4-4.8 4-2.2C16 9 12 9 12 9';
export const tagIcon = 'M4.5 4.5h7l8 8-7 7-8-8zM8.5 8.5h.1';
export const truckIcon =
  'M3.5 6.5h10v9.5h-10zM13.5 9.5h4l3 3.2V16h-7M6.2 17.8a1.7 1.7 0 1 0 3.4 0a1.7 1.7 0 1 0-3.4 0M15 17.8a1.7 1.7 0 1 0 3.4 0a1.7 1.7 0 1 0-3.4 0';
export const starIcon = 'm12 4.5 2.3 4.8 5.2.7-3.8 3.6 1 5.2-4.7-2.6-4.7 2.6 1-5.2L4.5 10l5.2-.7z';
export const pinIcon =
  'M12 20s6-5.6 6-10a6 6 0 0 0-12 0c0 4.4 6 10 6 10M10 10a2 2 0 1 0 4 0a2 2 0 1 0-4 0';
export const clockIcon = 'M4.5 12a7.5 7.5 0 1 0 15 0a7.5 7.5 0 1 0-15 0M12 7.5V12l3 2';
