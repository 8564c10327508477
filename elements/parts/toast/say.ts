import { showToast } from '../../client/toasts.ts';
import type { Lang } from '../../locales/text.ts';
import { define } from '../../schema/define.ts';
import { placeToasts } from './toast-place.ts';
import { ToastElement } from './toast.element.ts';

/** A message to the visitor. A page has no place for it before its first one. */
export function say(locale: Lang, toast: Parameters<typeof showToast>[0]): void {
  showToast(toast);
  define('talad-toast', ToastElement);
  placeToasts(locale);
}
