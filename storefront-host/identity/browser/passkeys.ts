/**
 * Signs in with a passkey or adds one, by the browser's JSON methods and a plain form. A browser without these
 * methods (before 2025) shows nothing, and the password still works.
 */
const canParse =
  typeof PublicKeyCredential === 'function' &&
  'parseRequestOptionsFromJSON' in PublicKeyCredential &&
  'parseCreationOptionsFromJSON' in PublicKeyCredential;

const signIn = document.querySelector<HTMLFormElement>('form[data-passkey-request]');
const add = document.querySelector<HTMLFormElement>('form[data-passkey-creation]');
if (canParse && signIn) void offerSignIn(signIn);
if (canParse && add) offerCreation(add);

/** Offers passkeys in the autofill list of the e-mail field, and by a button. */
async function offerSignIn(form: HTMLFormElement): Promise<void> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    JSON.parse(form.dataset['passkeyRequest'] ?? '{}'),
  );
  form.hidden = false;
  let waiting = new AbortController();
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    // The browser allows one request at a time: the dialog replaces the autofill list.
    waiting.abort();
    void navigator.credentials.get({ publicKey }).then(
      (given) => send(form, given),
      () => fail(form),
    );
  });
  if (!(await PublicKeyCredential.isConditionalMediationAvailable?.())) return;
  const { signal } = waiting;
  await navigator.credentials
    .get({ publicKey, mediation: 'conditional', signal })
    .then((given) => send(form, given))
    .catch(() => undefined);
}

function offerCreation(form: HTMLFormElement): void {
  form.hidden = false;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
      JSON.parse(form.dataset['passkeyCreation'] ?? '{}'),
    );
    void navigator.credentials.create({ publicKey }).then(
      (given) => send(form, given),
      () => fail(form),
    );
  });
}

function send(form: HTMLFormElement, given: Credential | null): void {
  const field = form.elements.namedItem('answer');
  if (!(given instanceof PublicKeyCredential) || !(field instanceof HTMLInputElement)) return;
  field.value = JSON.stringify(given.toJSON());
  form.submit();
}

/** The visitor closed the dialog, or has no passkey here. */
function fail(form: HTMLFormElement): void {
  form.querySelector('[data-passkey-failed]')?.removeAttribute('hidden');
}
