import { icon, type IconName } from './overlay-icons.ts';

/** Returns a button of the overlay. */
export function control(picture: IconName, label: string, act: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.title = label;
  button.setAttribute('aria-label', label);
  button.append(icon(picture));
  button.addEventListener('click', act);
  return button;
}
