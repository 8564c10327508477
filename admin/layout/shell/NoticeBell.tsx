import { useId, useState } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { Badge, Box, Button, IconButton, Menu, MenuItem, Tooltip, Typography } from '@mui/material';
import BellIcon from '@mui/icons-material/NotificationsNoneOutlined';
import type {
  NotificationsResponse,
  ReadNotificationsRequest,
} from '@talad/elements/api/notification.contract';
import { callApi } from '@talad/elements/client/api-client';
import { formatDateTime } from '@talad/elements/locales/format';
import { usePlace } from '../ShopContext.tsx';
import { useSession } from './use-session.ts';

const CALL = '/api/v1/notifications';
const SHOWN = 10;

/**
 * Shows new notifications for the staff of this shop, with the same calls and live stream as the
 * storefront.
 */
export function NoticeBell() {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const lang = locale === 'th' ? 'th' : 'en';
  const { user, messages } = useSession();
  const queries = useQueryClient();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  const { shop } = usePlace();
  const { data } = useQuery({
    // The session's count covers all shops, so any change of it may concern this one.
    queryKey: ['notices', shop.id, lang, user.noti_count],
    enabled: messages !== null,
    placeholderData: keepPreviousData,
    queryFn: async () => {
      const query = new URLSearchParams({
        data: messages ?? '',
        lang,
        limit: String(SHOWN),
        shop: String(shop.id),
      });
      const answer = await callApi<NotificationsResponse>(`${CALL}?${query.toString()}`);
      return answer.ok ? answer.data : null;
    },
  });
  const unread = data?.count ?? 0;
  const list = data?.notifications;

  const markRead = async () => {
    const body: ReadNotificationsRequest = { data: messages ?? '', shop: shop.id };
    await callApi(`${CALL}/read`, { body });
    await queries.invalidateQueries({ queryKey: ['notices'] });
  };

  const label = translate('app.bar.notices', { smart_count: unread });
  return (
    <>
      <Tooltip title={label}>
        <IconButton
          aria-label={label}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          aria-controls={id}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <Badge badgeContent={unread} color="primary" max={99}>
            <BellIcon />
          </Badge>
        </IconButton>
      </Tooltip>
      <Menu id={id} anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        <Box
          component="li"
          sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', px: 2 }}
        >
          <Typography sx={{ fontWeight: 620 }}>{translate('app.bar.notices_title')}</Typography>
          <Button size="small" disabled={unread === 0} onClick={() => void markRead()}>
            {translate('app.bar.notices_read')}
          </Button>
        </Box>
        {list?.length === 0 && (
          <Box component="li" sx={{ px: 2, py: 2, width: 320, maxWidth: '86vw' }}>
            <Typography color="textSecondary">{translate('app.bar.notices_none')}</Typography>
          </Box>
        )}
        {list?.map(({ id: key, title, text, created_at: at, is_read: isRead }) => (
          <MenuItem
            key={key}
            component="a"
            // Opens the page that marks it as read.
            href={`/my/notifications/${key}`}
            sx={{ display: 'block', width: 360, maxWidth: '90vw', whiteSpace: 'normal', py: 1 }}
          >
            <Typography sx={{ fontWeight: isRead ? 400 : 620 }}>{title}</Typography>
            <Typography variant="body2" color="textSecondary">
              {text}
            </Typography>
            <Typography variant="caption" color="textSecondary">
              {formatDateTime(at, lang)}
            </Typography>
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
