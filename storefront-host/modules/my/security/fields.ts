import { html, type Markup } from '../../../html/html.ts';

export interface FieldView {
  readonly name: string;
  readonly label: string;
  /** More attributes of the input; made by `html`. */
  readonly attributes: Markup;
  readonly hint?: string | undefined;
  readonly problem?: string | null;
}

/** Renders a field with label, hint and error, each tied to the input; the first invalid one gets the focus. */
export function field({ name, label, attributes, hint, problem = null }: FieldView): Markup {
  const described = [hint && `${name}-hint`, problem !== null && `${name}-error`].filter(Boolean);
  return html`<div class="field">
    <label for="${name}">${label}</label>
    <input
      id="${name}"
      name="${name}"
      required
      ${attributes}
      ${described.length > 0 && html`aria-describedby="${described.join(' ')}"`}
      ${problem !== null && html`aria-invalid="true" autofocus`}
    />
    ${hint && html`<p class="hint" id="${name}-hint">${hint}</p>`}
    ${problem !== null && html`<p class="error" id="${name}-error" role="alert">${problem}</p>`}
  </div>`;
}
