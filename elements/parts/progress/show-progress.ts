import { define } from '../../schema/define.ts';
import { ProgressElement } from './progress.element.ts';

/** Shows the page's progress bar until the returned function is called, at most 10 s. */
export function showProgress(): () => void {
  define('talad-progress', ProgressElement);
  const known = document.querySelector('talad-progress');
  if (known instanceof ProgressElement) return known.begin();
  const bar = new ProgressElement();
  document.body.append(bar);
  return bar.begin();
}
