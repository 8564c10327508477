/** Texts of links that show a draft. */
export const shareEn = {
  'share.button': 'Share the draft',
  'share.title': 'Share the draft of “%{name}”',
  'share.text':
    'Anyone with the link sees this page as it is in your draft, without an account, for 7 days. Later changes show too.',
  'share.make': 'Make a link',
  'share.made': 'Copy the link now: for safety it is shown only once.',
  'share.address': 'Link to the draft',
  'share.copy': 'Copy the link',
  'share.copied': 'Link copied',
  'share.links': 'Links that work',
  'share.none': 'No links yet.',
  'share.until': 'Works until %{until}',
  'share.by': 'Made by %{by}, %{at}',
  'share.end': 'End this link',
  'share.ended': 'The link no longer works.',
  'share.close': 'Close',
} as const;
