export type Viewport = 'phone' | 'tablet' | 'desktop';

/** The frame really has this width, so that media queries answer as on that screen. */
export const VIEWPORTS: Readonly<Record<Viewport, number>> = {
  phone: 375,
  tablet: 768,
  desktop: 1280,
};
