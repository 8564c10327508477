interface Point {
  readonly x: number;
  readonly y: number;
}

const MOST = 4;
const STEP = 2;
const DOUBLE_TAP_MS = 300;
/** A smaller movement is a tap. */
const DRAG_PX = 8;
const SWIPE_PX = 56;

/**
 * Zooms a picture by pinch, double tap, click or wheel; an enlarged one is moved by dragging, and a
 * swipe changes to the next one otherwise.
 */
export class PictureZoom {
  #scale = 1;
  #at: Point = { x: 0, y: 0 };
  #fingers = new Map<number, Point>();
  #moved = 0;
  #tapped = 0;
  #frame: HTMLElement;
  #turn: (by: number) => void;

  constructor(frame: HTMLElement, turn: (by: number) => void) {
    this.#frame = frame;
    this.#turn = turn;
    frame.addEventListener('pointerdown', this.#down);
    frame.addEventListener('pointermove', this.#move);
    frame.addEventListener('pointerup', this.#up);
    frame.addEventListener('pointercancel', this.#cancel);
    frame.addEventListener('wheel', this.#wheel, { passive: false });
  }

  reset(): void {
    this.#fingers.clear();
    this.#set(1, { x: 0, y: 0 });
  }

  /** Zooms by the keyboard, about the middle. */
  step(by: number): void {
    this.#zoom(this.#scale * (by > 0 ? STEP : 1 / STEP), { x: 0, y: 0 });
  }

  /**
   * Moves the picture by the arrow keys, in fractions of the frame; false if there is nothing more
   * to see.
   */
  pan(x: number, y: number): boolean {
    if (this.#scale === 1) return false;
    const { offsetWidth: width, offsetHeight: height } = this.#frame;
    this.#set(this.#scale, { x: this.#at.x + x * width, y: this.#at.y + y * height });
    return true;
  }

  get #picture(): HTMLElement | null {
    return this.#frame.querySelector('img');
  }

  /** Returns the position relative to the middle of the frame. */
  #pointOf({ clientX, clientY }: MouseEvent): Point {
    const box = this.#frame.getBoundingClientRect();
    return { x: clientX - box.left - box.width / 2, y: clientY - box.top - box.height / 2 };
  }

  #down = (event: PointerEvent): void => {
    const picture = this.#picture;
    if (event.target !== picture || event.button !== 0) return;
    event.preventDefault();
    // Captured by the picture: a click that ends on the frame would count as a click outside.
    picture?.setPointerCapture(event.pointerId);
    this.#fingers.set(event.pointerId, this.#pointOf(event));
    if (this.#fingers.size === 1) this.#moved = 0;
  };

  #move = (event: PointerEvent): void => {
    const before = this.#fingers.get(event.pointerId);
    if (!before) return;
    const after = this.#pointOf(event);
    const other = [...this.#fingers].find(([id]) => id !== event.pointerId)?.[1];
    this.#fingers.set(event.pointerId, after);
    if (other) {
      this.#moved = Infinity;
      const grown = distance(after, other) / Math.max(1, distance(before, other));
      this.#zoom(this.#scale * grown, middle(after, other));
      return;
    }
    const by = { x: after.x - before.x, y: after.y - before.y };
    this.#moved += by.x;
    if (this.#scale > 1) this.#set(this.#scale, { x: this.#at.x + by.x, y: this.#at.y + by.y });
  };

  #up = (event: PointerEvent): void => {
    if (!this.#fingers.delete(event.pointerId) || this.#fingers.size > 0) return;
    if (Math.abs(this.#moved) > DRAG_PX) {
      if (this.#scale === 1 && Number.isFinite(this.#moved) && Math.abs(this.#moved) > SWIPE_PX) {
        this.#turn(this.#moved < 0 ? 1 : -1);
      }
      return;
    }
    const again = event.timeStamp - this.#tapped < DOUBLE_TAP_MS;
    this.#tapped = again ? 0 : event.timeStamp;
    if (again || event.pointerType === 'mouse') this.#toggle(this.#pointOf(event));
  };

  #cancel = (event: PointerEvent): void => {
    this.#fingers.delete(event.pointerId);
  };

  #wheel = (event: WheelEvent): void => {
    event.preventDefault();
    this.#zoom(this.#scale * Math.exp(-event.deltaY / 300), this.#pointOf(event));
  };

  #toggle(at: Point): void {
    if (this.#scale > 1) this.reset();
    else this.#zoom(STEP, at);
  }

  /** Zooms so that the point under `point` stays in place. */
  #zoom(wanted: number, point: Point): void {
    const scale = Math.min(MOST, Math.max(1, wanted));
    const grown = scale / this.#scale;
    this.#set(scale, {
      x: point.x - (point.x - this.#at.x) * grown,
      y: point.y - (point.y - this.#at.y) * grown,
    });
  }

  #set(scale: number, { x, y }: Point): void {
    const picture = this.#picture;
    if (!picture) return;
    const { offsetWidth: width, offsetHeight: height } = picture;
    const within = (value: number, size: number): number => {
      const most = (size * (scale - 1)) / 2;
      return Math.min(most, Math.max(-most, value));
    };
    this.#scale = scale;
    this.#at = { x: within(x, width), y: within(y, height) };
    // Set as a property: a policy without inline styles forbids only the attribute.
    picture.style.transform =
      scale === 1 ? '' : `translate(${this.#at.x}px, ${this.#at.y}px) scale(${scale})`;
    picture.style.cursor = scale === 1 ? '' : 'zoom-out';
  }
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

function middle(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}
