import { showToast } from '../../client/toasts.ts';
import type { Lang } from '../../locales/text.ts';
import { define } from '../../schema/define.ts';
import { placeToasts } from './toast-place.ts';
import { ToastElement } from './toast.element.ts';

/** Shows a message to the visitor. The place for messages is created by the first one. */
export function announce(locale: Lang, toast: Parameters<typeof showToast>[0]): void {
  showToast(toast);
  define('talad-toast', ToastElement);
  placeToasts(locale);
}
