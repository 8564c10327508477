/**
 * Stores the choice of a reminder and its address at once, because the form of an abandoned checkout is never
 * posted.
 */
export function keepReminder(form: HTMLFormElement): void {
  const box = form.elements.namedItem('remind');
  const email = form.elements.namedItem('email');
  if (!(box instanceof HTMLInputElement) || !(email instanceof HTMLInputElement)) return;
  form.addEventListener('change', ({ target }) => {
    if (target !== box && (target !== email || !box.checked)) return;
    const body = new URLSearchParams({ reminder: '1', email: email.value });
    if (box.checked) body.set('remind', '1');
    // Without an answer, the next post of the form stores it.
    fetch(`${form.action}/remind`, {
      method: 'POST',
      body,
      keepalive: true,
      redirect: 'manual',
    }).catch(() => undefined);
  });
}
