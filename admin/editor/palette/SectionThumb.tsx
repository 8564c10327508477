import { useEffect, useRef, useState, type ComponentType } from 'react';
import { Box, Skeleton } from '@mui/material';
import { themeOf } from '@talad/elements/page/design-css';
import { loadSection, type SectionProps } from '@talad/elements/react/section';
import type { SavedProps } from '@talad/elements/schema/fields';
import { shapeTokens } from '@talad/elements/theme/theme-shape';
import { themeTokens, type ThemeFonts } from '@talad/elements/theme/tokens';
import type { SectionName } from '@talad/elements/sections/index';
import type { Lang } from '../../providers/i18n-provider.ts';
import { FONT } from '../../theme.ts';
import { ofDesign, useEditor } from '../session/EditorContext.tsx';

interface SectionThumbProps {
  readonly name: SectionName;
  readonly props: SavedProps;
  readonly data: Readonly<Record<string, unknown>> | undefined;
  readonly lang: Lang;
}

/** Renders for a screen of this width, and shows it small. */
const DRAWN = 1100;
export const THUMB_HEIGHT = 104;
/** Families of the shop; the default one has another name in the back office. */
const inFonts = ({ heading, text }: ThemeFonts) => ({
  '--talad-font': [...(text ? [`"${text}"`] : []), FONT].join(', '),
  '--talad-font-heading': [...(heading ? [`"${heading}"`] : []), FONT].join(', '),
});

/** The storefront's element with the shop's own products, colours, fonts and corners; it is inert. */
export function SectionThumb({ name, props, data, lang }: SectionThumbProps) {
  const place = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  const [Section, setSection] = useState<ComponentType<SectionProps> | null>(null);
  const { scheme, fonts, shape } = themeOf(useEditor(ofDesign));
  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    let isGone = false;
    const show = async (): Promise<void> => {
      const loaded = await loadSection(name);
      if (!isGone) setSection(() => loaded);
    };
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        setWidth(element.clientWidth);
        void show();
      },
      { rootMargin: '200px' },
    );
    observer.observe(element);
    return () => {
      isGone = true;
      observer.disconnect();
    };
  }, [name]);
  return (
    <Box
      ref={place}
      inert
      aria-hidden
      sx={{ height: THUMB_HEIGHT, overflow: 'hidden', colorScheme: 'light', position: 'relative' }}
      style={{
        ...themeTokens(scheme),
        ...shapeTokens(shape),
        ...inFonts(fonts),
        background: 'var(--talad-surface)',
      }}
    >
      {Section && width > 0 ? (
        <Box
          sx={{ transformOrigin: '0 0', pointerEvents: 'none' }}
          style={{ width: DRAWN, transform: `scale(${width / DRAWN})` }}
        >
          <Section
            locale={lang}
            props={{ ...props, autoplay: false, hasAnimation: false }}
            {...(data && { data })}
          />
        </Box>
      ) : (
        <Skeleton variant="rectangular" height={THUMB_HEIGHT} />
      )}
    </Box>
  );
}
