export { areas } from './areas/areas.routes.ts';
export { members } from './members/members.routes.ts';
export { sellerRank } from './seller-rank.jobs.ts';
export { shops } from './shops.routes.ts';
export { invitation } from './staff/invitation.routes.ts';
export { staff } from './staff/staff.routes.ts';
