import { Link as RouterLink } from 'react-router';
import { Card, CardActionArea, Skeleton, Typography } from '@mui/material';
import { tabular } from '../layout/styles.ts';

interface FigureProps {
  readonly label: string;
  readonly value: string | undefined;
  readonly to?: string;
  readonly tone?: 'plain' | 'attention';
}

export function Figure({ label, value, to, tone = 'plain' }: FigureProps) {
  const content = (
    <>
      <Typography variant="body2" color="textSecondary">
        {label}
      </Typography>
      <Typography
        component="p"
        sx={{
          ...tabular,
          fontSize: { xs: '1.375rem', sm: '1.625rem' },
          fontWeight: 620,
          lineHeight: 1.4,
          color: tone === 'attention' ? 'warning.main' : 'text.primary',
        }}
      >
        {value ?? <Skeleton width={56} />}
      </Typography>
    </>
  );
  const inner = { px: 2, py: 1.5, display: 'block', height: '100%' } as const;
  return (
    <Card>
      {to === undefined ? (
        <div>
          <Typography component="div" sx={inner}>
            {content}
          </Typography>
        </div>
      ) : (
        <CardActionArea component={RouterLink} to={to} sx={inner}>
          {content}
        </CardActionArea>
      )}
    </Card>
  );
}
