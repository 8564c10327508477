/** Icon of a site without its own: the awning of a market stall. */
export const favicon =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="14" fill="#0f6b5c"/>' +
  '<path d="M14 20h36l4 12a6 6 0 0 1-12 0 6 6 0 0 1-10 0 6 6 0 0 1-10 0 6 6 0 0 1-12 0z" fill="#fff"/>' +
  '<path d="M16 40v10h32V40" fill="none" stroke="#e8a33d" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/></svg>';
