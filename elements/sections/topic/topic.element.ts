import { html, nothing, type TemplateResult } from 'lit';
import { icon } from '../../parts/icon.ts';
import { doneIcon } from '../../parts/icons.ts';
import { picture } from '../../parts/picture/picture.ts';
import { sectionElement } from '../../schema/section-element.ts';
import { baseStyles } from '../../theme/base.ts';
import { buttonStyles } from '../../theme/button.ts';
import { background, frameClass } from '../section-frame.ts';
import { sectionLink } from '../section-link.ts';
import { pictureOf } from '../section-picture.ts';
import { sectionStyles } from '../section.styles.ts';
import { topic } from './topic.runtime.ts';
import { topicStyles } from './topic.styles.ts';

type Point = TopicElement['bulletPoints'][number];
type Small = TopicElement['imageObjects'][number];

/**
 * A picture next to a text with points: the story of a shop, or of a product.
 * @csspart base - The wrapper.
 * @csspart heading - The title.
 * @csspart image - The picture.
 * @csspart points - The list of points.
 * @csspart button - The button.
 */
export class TopicElement extends sectionElement(topic) {
  static override styles = [baseStyles, buttonStyles, sectionStyles, topicStyles];

  #point = ({ title, desc }: Point): TemplateResult =>
    html`<li>
      ${icon(doneIcon)}
      <div>
        ${title ? html`<h3>${title}</h3>` : nothing} ${desc ? html`<p>${desc}</p>` : nothing}
      </div>
    </li>`;

  #small = ({ image, title = '', link }: Small): TemplateResult | typeof nothing => {
    const found = pictureOf(this.data, image, { width: 160, height: 120 });
    if (!found) return nothing;
    const thumbnail = picture(found, { sizes: '120px', alt: title || found.alt });
    return html`<li>
      ${link ? sectionLink({ href: link, base: this.base, cssClass: 'small' }, thumbnail) : thumbnail}
    </li>`;
  };

  override render(): TemplateResult | typeof nothing {
    const { heading, description, bulletPoints, imageObjects, button } = this;
    const image = pictureOf(this.data, this.image, { width: 1000, height: 800 });
    const smalls = imageObjects.map(this.#small).filter((one) => one !== nothing);
    const filled = [image, heading, description, button, bulletPoints.length, smalls.length];
    if (!filled.some(Boolean)) return nothing;
    return html`<section class=${frameClass(this)} part="base">
      ${background(this)}
      <div
        class="wrap topic ${image ? this.imageAlign : 'alone'} ${this.hasAnimation ? `move ${this.animation}` : ''}"
      >
        ${
          image
            ? html`<div class="frame">
                ${picture(image, { sizes: '(width < 750px) 100vw, 600px', alt: image.alt })}
              </div>`
            : nothing
        }
        <div class="text">
          ${heading ? html`<h2 part="heading">${heading}</h2>` : nothing}
          ${description ? html`<p class="lead">${description}</p>` : nothing}
          ${
            bulletPoints.length > 0
              ? html`<ul class="points" part="points">
                  ${bulletPoints.map(this.#point)}
                </ul>`
              : nothing
          }
          ${
            smalls.length > 0
              ? html`<ul class="smalls">
                  ${smalls}
                </ul>`
              : nothing
          }
          ${
            button
              ? html`<p class="act">
                  ${sectionLink(
                    {
                      href: this.buttonLink,
                      base: this.base,
                      target: this.buttonTarget,
                      cssClass: 'button quiet',
                      part: 'button',
                    },
                    button,
                  )}
                </p>`
              : nothing
          }
        </div>
      </div>
    </section>`;
  }
}
