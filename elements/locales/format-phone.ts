/**
 * Formats a Thai number: '081-234-5678', '02-123-4567', '053-123-456'. Other formats and foreign
 * numbers stay unchanged.
 */
export function formatPhone(phone: string): string {
  const digits = phone.replaceAll(/[\s.-]/g, '').replace(/^\+66/, '0');
  if (/^0[689]\d{8}$/.test(digits)) return parts(digits, 3, 6);
  if (/^02\d{7}$/.test(digits)) return parts(digits, 2, 5);
  return /^0[3-7]\d{7}$/.test(digits) ? parts(digits, 3, 6) : phone;
}

function parts(digits: string, first: number, second: number): string {
  return `${digits.slice(0, first)}-${digits.slice(first, second)}-${digits.slice(second)}`;
}
