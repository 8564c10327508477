import { html, nothing, type TemplateResult } from 'lit';
import { picture } from '../parts/picture/picture.ts';
import type { PropsOf } from '../schema/fields.ts';
import type { lookFields, textFields } from './common-fields.ts';
import { sectionLink } from './section-link.ts';
import { pictureOf } from './section-picture.ts';

/** The element of the section. */
export type Framed = PropsOf<typeof textFields> &
  PropsOf<typeof lookFields> & {
    readonly base: string;
    readonly data: Readonly<Record<string, unknown>> | null;
  };

interface FrameOptions {
  readonly align?: 'start' | 'center';
  readonly size?: 'normal' | 'giant';
  /** 'heading': a quiet link to all next to the heading; 'below': a button at the end. */
  readonly buttonAt?: 'heading' | 'below';
  /** The button is what the section is about. */
  readonly isMain?: boolean;
  /** The section renders its description itself. */
  readonly ownText?: boolean;
}

/** Renders background, width, heading and button, the same around every section. */
export function sectionFrame(
  view: Framed,
  content: unknown,
  options: FrameOptions = {},
): TemplateResult {
  const { button, buttonLink, buttonTarget } = view;
  const isInHeading = options.buttonAt === 'heading';
  const link = (cssClass: string): unknown =>
    button
      ? sectionLink(
          { href: buttonLink, base: view.base, target: buttonTarget, cssClass, part: 'button' },
          button,
        )
      : nothing;
  return html`<section class=${frameClass(view)} part="base">
    ${background(view)}
    <div class="wrap ${view.hasAnimation ? `move ${view.animation}` : ''}">
      ${sectionHead(view, options, isInHeading ? link('all') : nothing)} ${content}
      ${!isInHeading && button ? html`<p class="foot ${options.align ?? ''}">${link(options.isMain ? 'button' : 'button quiet')}</p>` : nothing}
    </div>
  </section>`;
}

export function frameClass(view: Framed): string {
  return `base ${view.sectionStyle} ${view.isFullScreen ? 'full' : ''} ${
    view.backgroundImage ? 'pictured' : ''
  } ${view.divider === 'none' ? '' : `divided d-${view.divider}`}`;
}

export function background(view: Framed): unknown {
  const image = pictureOf(view.data, view.backgroundImage, { width: 1680, height: 720 });
  return image
    ? html`<div class="back">${picture(image, { sizes: '100vw', alt: '' })}</div>`
    : nothing;
}

export function sectionHead(view: Framed, options: FrameOptions, headLink: unknown): unknown {
  const text = options.ownText ? '' : view.description;
  if (!view.heading && !text && headLink === nothing) return nothing;
  return html`<header
    class="head ${options.align ?? ''} ${options.size === 'giant' ? 'giant' : ''}"
  >
    <div>
      ${view.heading ? html`<h2 part="heading">${view.heading}</h2>` : nothing}
      ${text ? html`<p class="lead">${text}</p>` : nothing}
    </div>
    ${headLink}
  </header>`;
}
