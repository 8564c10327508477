import { Box, Typography } from '@mui/material';
import ImageIcon from '@mui/icons-material/ImageOutlined';
import { useText } from '../use-text.ts';

interface Shared {
  readonly title: string;
  readonly description: string;
  /** Without https:// */
  readonly address: string;
  readonly picture: string | null;
}

/** At most this many lines, as the services cut them. */
const lines = (count: number) =>
  ({
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: count,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
  }) as const;

/** The colours are those of the services, in light and dark mode of the back office. */
export function GooglePreview({ title, description, address }: Shared) {
  const t = useText();
  const [host, ...path] = address.split('/');
  return (
    <Box component="figure" aria-label={t('seo.google')} sx={{ m: 0 }}>
      <Typography component="figcaption" variant="body2" sx={{ mb: 0.5, fontWeight: 620 }}>
        {t('seo.google')}
      </Typography>
      <Box sx={{ p: 2, borderRadius: 1, border: 1, borderColor: 'divider', bgcolor: '#fff' }}>
        <Typography sx={{ fontSize: 12, color: '#4d5156', ...lines(1) }}>
          {[host, ...path.map(decoded)].filter(Boolean).join(' › ')}
        </Typography>
        <Typography sx={{ fontSize: 18, lineHeight: 1.4, color: '#1a0dab', ...lines(1) }}>
          {title}
        </Typography>
        <Typography sx={{ fontSize: 14, lineHeight: 1.55, color: '#4d5156', ...lines(2) }}>
          {description}
        </Typography>
      </Box>
    </Box>
  );
}

export function LinePreview({ title, description, address, picture }: Shared) {
  const t = useText();
  return (
    <Box component="figure" aria-label={t('seo.line')} sx={{ m: 0 }}>
      <Typography component="figcaption" variant="body2" sx={{ mb: 0.5, fontWeight: 620 }}>
        {t('seo.line')}
      </Typography>
      <Box sx={{ p: 2, borderRadius: 1, bgcolor: '#8cabd8' }}>
        <Box sx={{ maxWidth: 300, borderRadius: 2, overflow: 'hidden', bgcolor: '#fff' }}>
          {picture ? (
            <Box
              component="img"
              src={picture}
              alt=""
              sx={{ display: 'block', width: 1, aspectRatio: '1.91', objectFit: 'cover' }}
            />
          ) : (
            <Box
              sx={{
                aspectRatio: '1.91',
                display: 'grid',
                placeContent: 'center',
                bgcolor: '#eef0f3',
                color: '#8a919c',
              }}
            >
              <ImageIcon />
            </Box>
          )}
          <Box sx={{ p: 1.5 }}>
            <Typography sx={{ fontSize: 14, fontWeight: 620, color: '#111', ...lines(2) }}>
              {title}
            </Typography>
            <Typography sx={{ fontSize: 12, color: '#616770', ...lines(2) }}>
              {description}
            </Typography>
            <Typography sx={{ fontSize: 12, color: '#616770', mt: 0.5, ...lines(1) }}>
              {address.split('/')[0]}
            </Typography>
          </Box>
        </Box>
      </Box>
    </Box>
  );
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
