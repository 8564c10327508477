/** A text field with suggestions; any other text can be typed too. */
export interface Combobox {
  readonly input: HTMLInputElement;
  readonly open: () => void;
}

export interface ComboboxParts {
  readonly input: HTMLInputElement;
  readonly label: string;
  /** Called each time the list opens, since the options depend on other fields. */
  readonly options: () => readonly string[];
  readonly onPick: (value: string) => void;
}

/** Makes a plain field a combobox (WAI-ARIA: editable combobox with list autocomplete). */
export function makeCombobox({ input, label, options, onPick }: ComboboxParts): Combobox {
  const list = document.createElement('ul');
  list.id = `${input.id}-list`;
  list.hidden = true;
  list.role = 'listbox';
  list.ariaLabel = label;
  input.after(list);
  input.removeAttribute('list');
  input.role = 'combobox';
  input.ariaAutoComplete = 'list';
  input.ariaExpanded = 'false';
  input.setAttribute('aria-controls', list.id);
  let active = -1;

  function show(): void {
    const shown = matching(options(), input.value);
    list.replaceChildren(...shown.map((name, index) => optionOf(name, `${list.id}-${index}`)));
    list.hidden = shown.length === 0;
    input.ariaExpanded = String(!list.hidden);
    mark(-1);
    list.scrollIntoView({ block: 'nearest' });
  }

  function close(): void {
    list.hidden = true;
    input.ariaExpanded = 'false';
    mark(-1);
  }

  function mark(index: number): void {
    list.children[active]?.setAttribute('aria-selected', 'false');
    active = index;
    const option = list.children[index];
    option?.setAttribute('aria-selected', 'true');
    option?.scrollIntoView({ block: 'nearest' });
    if (option) input.setAttribute('aria-activedescendant', option.id);
    else input.removeAttribute('aria-activedescendant');
  }

  function pick(option: Element | undefined): void {
    const value = option?.textContent;
    if (!value) return;
    input.value = value;
    close();
    onPick(value);
  }

  input.addEventListener('input', show);
  input.addEventListener('click', show);
  input.addEventListener('blur', close);
  input.addEventListener('keydown', (event) => {
    const count = list.children.length;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (list.hidden) show();
      else mark((active + (event.key === 'ArrowDown' ? 1 : count - 1) + count) % count);
    } else if (event.key === 'Enter' && !list.hidden && active >= 0) {
      event.preventDefault();
      pick(list.children[active]);
    } else if (event.key === 'Escape' && !list.hidden) {
      event.preventDefault();
      close();
    }
  });
  // The field keeps the focus, so that the list stays open while it is pressed.
  list.addEventListener('pointerdown', (event) => event.preventDefault());
  list.addEventListener('click', (event) => {
    if (event.target instanceof Element) pick(event.target.closest('[role=option]') ?? undefined);
  });

  // Letters typed before this script loaded get their suggestions now.
  if (document.activeElement === input && input.value !== input.defaultValue) show();

  return {
    input,
    open() {
      input.focus();
      show();
    },
  };
}

/**
 * Returns the names that contain the typed text; if it is a complete name, all names, to change it.
 */
function matching(names: readonly string[], typed: string): readonly string[] {
  const wanted = typed.trim().toLowerCase();
  if (names.some((name) => name.toLowerCase() === wanted)) return names;
  return names.filter((name) => name.toLowerCase().includes(wanted));
}

function optionOf(name: string, id: string): HTMLLIElement {
  const option = document.createElement('li');
  option.id = id;
  option.role = 'option';
  option.ariaSelected = 'false';
  option.textContent = name;
  return option;
}
