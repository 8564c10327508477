/** Links of the shop's link-in-bio page. */
export const bioEn = {
  app: {
    bio: {
      title: 'Link in bio',
      links: 'Links',
      help: 'One page with all your links, for the profile of your social networks. Your networks, picture and products are shown on it too.',
      profile: 'Profile',
      avatar_help: 'Shown at the top of the page. Without one it is the logo of the shop.',
      image_help: 'A small picture on the left of the link. May stay empty.',
      saved: 'Links saved',
      no_links: 'No links yet: the page leads to your products, blog, help and contact page.',
      add: 'Add link',
      new_link: 'New link',
      is_off: '%{title} (off)',
      link_help: 'A page of this shop, such as /search, or a whole web address.',
      icon_help: 'An emoji in front of the title, for example 🎁. May stay empty.',
      until_help: 'Both times may stay empty.',
      field: {
        avatar: 'Profile picture',
        image: 'Picture',
        titles: 'Title',
        link: 'Address',
        icon: 'Icon',
        on: 'Shown',
        until: 'Until (Thai time)',
        from: 'From (Thai time)',
      },
    },
  },
  resources: { bio: { name: 'Link in bio', fields: {} } },
};
