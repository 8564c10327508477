/** Texts of publications at a chosen time. */
export const scheduleEn = {
  'schedule.button': 'Schedule publishing',
  'schedule.title': 'Schedule “%{name}”',
  'schedule.text':
    'Your draft as it is now goes live at this time. Later changes do not go out, unless you schedule again.',
  'schedule.start': 'Goes live at',
  'schedule.zone': 'Thai time',
  'schedule.look': 'With the look of the shop: colours, fonts, header, footer',
  'schedule.has_end': 'Bring the earlier version back later',
  'schedule.end': 'Earlier version returns at',
  'schedule.end_help': 'If you publish something newer in between, that stays.',
  'schedule.make': 'Schedule',
  'schedule.move': 'Save times',
  'schedule.made': 'Scheduled. You get a notification when it is live.',
  'schedule.moved': 'Times changed.',
  'schedule.frozen': 'The scheduled version is the same as your draft.',
  'schedule.newer':
    'You have changed the draft since. The earlier version goes live, unless you schedule the draft again.',
  'schedule.again': 'Schedule the draft',
  'schedule.live': 'The scheduled version is live now.',
  'schedule.overtaken': 'Something newer was published since, so nothing returns at the end.',
  'schedule.cancel': 'Cancel the schedule',
  'schedule.cancel_live': 'Keep this version for good',
  'schedule.cancelled': 'Schedule cancelled. Visitors see the same as now.',
  'schedule.chip': 'Goes live %{at}',
  'schedule.chip_live': 'Live until %{at}',
} as const;
