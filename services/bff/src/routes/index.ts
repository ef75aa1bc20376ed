import type { BuiltScripts } from '@southline/rest/web-build';
import type { App, Context, Route } from '../context.ts';
import { addPermissions } from '../plugins/permissions.ts';
import { addRegion } from '../plugins/region.ts';
import { recordStaffAccess } from '../plugins/staff-access.ts';
import { sitePages } from '../rendering/site-pages.ts';
import { loadWebBuild } from '../rendering/web-build.ts';
import { countPage, listPages } from './analytics/page-views.ts';
import { closeAccount } from './auth/close-account.ts';
import { checkResetToken, forgotPassword } from './auth/forgotten-password.ts';
import { signUp, verifyEmail } from './auth/joining.ts';
import { checkOwnDataToken, downloadOwnData, exportData } from './auth/own-data.ts';
import { getSessions, signOut, signOutOthers } from './auth/own-sessions.ts';
import { getProfile, updateProfile } from './auth/profile.ts';
import { resetPassword } from './auth/reset-password.ts';
import {
  askSecondFactor,
  beginPasskey,
  beginTotp,
  confirmPasskey,
  confirmTotp,
  getSecondFactor,
  giveSecondFactor,
  removePasskey,
  removeTotp,
  renewRecoveryCodes,
  resetSecondFactor,
} from './auth/second-factor.ts';
import { finishSignIn, signIn } from './auth/sign-in.ts';
import { getDeliveryAddresses, updateCustomerDetails } from './cart/delivery-details.ts';
import { getDeliveryTerms } from './cart/delivery-terms.ts';
import { getCartsPage } from './cart/get-shopping-carts-for-cartspage.ts';
import { addToCart, deleteCarts, updateCarts } from './cart/lines.ts';
import { quickOrder } from './cart/quick-order.ts';
import { shareCart, stopSharingCarts } from './cart/share.ts';
import { submitOrder } from './cart/submit-order.ts';
import { requestBooking, submitContactUs } from './enquiries/enquiries.ts';
import { execute } from './execute/execute.ts';
import { baseMap } from './files/base-map.ts';
import { papers } from './files/papers.ts';
import { partPictures } from './files/part-pictures.ts';
import { placePictures } from './files/place-pictures.ts';
import { rangePictures } from './files/range-files.ts';
import { rangePapers } from './files/range-papers.ts';
import { screenPictures } from './files/screen-pictures.ts';
import { testPage } from './files/test-page.ts';
import { receipts, returnPhotos } from './files/uploads.ts';
import { webClient } from './files/web-client.ts';
import { getGarage, importGarage, removeGarageVehicle, saveGarageVehicle } from './garage/garage.ts';
import { health } from './health/health.ts';
import { getLists, getSharedList, removeList, saveList, shareList, stopSharingList } from './lists/lists.ts';
import { getDealer } from './locations/get-dealer.ts';
import { getLocations } from './locations/get-locations.ts';
import { completePlace, getPostcodes, getSuburbs } from './locations/place-lists.ts';
import { getJournal, journalCsv } from './operations/journal.ts';
import { decideParkedEvents, getParkedEvents } from './operations/parked-events.ts';
import {
  changeStaffRole,
  decideAdministrator,
  endStaffSessions,
  getStaff,
  inviteStaff,
  setStaffDisabled,
} from './operations/staff.ts';
import { getSwitches, setSwitch } from './operations/switches.ts';
import { decideWork, getWork } from './operations/work.ts';
import { cancel } from './orders/cancel.ts';
import { getMemberOrderDetails } from './orders/get-member-order-details.ts';
import { getCreditNote, getOrderPdf, getPackingList, getTaxInvoice } from './orders/get-papers.ts';
import { endLinks, enterCode, openLink, requestCode } from './orders/guest-order.ts';
import { getAdminOrders, getMemberOrders } from './orders/list-orders.ts';
import { getOrderTimeline } from './orders/order-timeline.ts';
import { managerOrdersCsv, memberOrdersCsv } from './orders/orders-csv.ts';
import { answerOffer, getUnpricedLines, offerPrices } from './orders/price-offers.ts';
import { reorder } from './orders/reorder.ts';
import { resendConfirmation } from './orders/resend-confirmation.ts';
import { updateFulfilmentStatus } from './orders/update-fulfilment-status.ts';
import { accessCode } from './payment/eway-access-code.ts';
import { queryTransaction } from './payment/eway-query-transaction.ts';
import { sendingCard } from './payment/eway-sending-card.ts';
import { addFavourite, getFavourite, getFavouriteNumbers, removeFavourite } from './products/favourites.ts';
import { getBoughtTogether } from './products/get-bought-together.ts';
import { getSupersessionListing } from './products/get-supersession-listing.ts';
import { getJob, getJobs } from './products/jobs.ts';
import { confirmNotice, endNotices, notify } from './products/notices.ts';
import { getPagePapers, getProductList } from './products/product-pages.ts';
import { searchByCategory } from './products/search-by-category.ts';
import { getTechnicalDownloads } from './products/technical-downloads.ts';
import { deleteFile } from './promotion/delete-file.ts';
import { promotionEntriesCsv } from './promotion/entries-csv.ts';
import { submitPromotionEntry } from './promotion/submit.ts';
import { uploadFile } from './promotion/upload-file.ts';
import { getAdminReturnLists, getAdminReturnRequests } from './returns/admin-lists.ts';
import { getMemberReturnLists, getReturnRequestList } from './returns/member-lists.ts';
import { approveReturn, getAdminReturnDetails, processReturn, respondReturnRequest } from './returns/process-return.ts';
import { createReturnOrderItem, getReturnOrder, getReturnOrderInfo, viewReturnDetails } from './returns/return-form.ts';
import {
  getReturnRequestChatDetails,
  getReturnRequestDetails,
  updateReturnRequestDetails,
} from './returns/return-items.ts';
import { returnUploadImage } from './returns/return-upload-image.ts';
import { getAdminReturnStatusList, getReturnReasons, getReturnStatus } from './returns/word-lists.ts';
import { getImages } from './screens/get-images.ts';
import { getLanguage } from './screens/get-language.ts';
import { emptySearches } from './search/empty-searches.ts';
import { everydayRow } from './search/everyday-row.ts';
import { googleSearch } from './search/google-search.ts';
import { suggest } from './search/suggest.ts';
import { unopenedSearch } from './search/unopened.ts';
import { robots } from './search-engines/robots.ts';
import { sitemap } from './search-engines/sitemap.ts';
import { securityTxt } from './security-txt/security-txt.ts';
import { currentSession } from './session/current.ts';
import { showAnnouncement, showBanner } from './session/flags.ts';
import { currentSwitches } from './session/switches.ts';
import { adminList } from './vouchers/admin-list.ts';
import { applyPromo } from './vouchers/apply-promo.ts';
import { getActiveVouchers } from './vouchers/get-active-vouchers.ts';
import { getVoucherMessage } from './vouchers/get-voucher-message.ts';
import { removeVoucher } from './vouchers/remove-voucher.ts';
import { validateVoucher } from './vouchers/validate-voucher.ts';

const calls: readonly Route[] = [
  currentSession,
  showBanner,
  showAnnouncement,
  currentSwitches,
  getLanguage,
  getImages,
  googleSearch,
  suggest,
  emptySearches,
  everydayRow,
  unopenedSearch,
  getSuburbs,
  completePlace,
  getPostcodes,
  getLocations,
  getDealer,
  execute,
  getProductList,
  getPagePapers,
  getTechnicalDownloads,
  searchByCategory,
  getSupersessionListing,
  getBoughtTogether,
  signIn,
  finishSignIn,
  getSecondFactor,
  askSecondFactor,
  giveSecondFactor,
  beginTotp,
  confirmTotp,
  removeTotp,
  beginPasskey,
  confirmPasskey,
  removePasskey,
  renewRecoveryCodes,
  resetSecondFactor,
  signUp,
  verifyEmail,
  forgotPassword,
  checkResetToken,
  resetPassword,
  signOut,
  getSessions,
  signOutOthers,
  getProfile,
  updateProfile,
  closeAccount,
  exportData,
  checkOwnDataToken,
  downloadOwnData,
  getFavourite,
  getFavouriteNumbers,
  addFavourite,
  removeFavourite,
  notify,
  confirmNotice,
  endNotices,
  getLists,
  saveList,
  removeList,
  shareList,
  stopSharingList,
  getSharedList,
  getGarage,
  saveGarageVehicle,
  removeGarageVehicle,
  importGarage,
  getJobs,
  getJob,
  addToCart,
  quickOrder,
  shareCart,
  stopSharingCarts,
  getCartsPage,
  updateCarts,
  deleteCarts,
  updateCustomerDetails,
  getDeliveryAddresses,
  getDeliveryTerms,
  submitOrder,
  accessCode,
  sendingCard,
  queryTransaction,
  validateVoucher,
  getActiveVouchers,
  getVoucherMessage,
  removeVoucher,
  applyPromo,
  adminList,
  getOrderPdf,
  getTaxInvoice,
  getPackingList,
  getCreditNote,
  getMemberOrders,
  memberOrdersCsv,
  getMemberOrderDetails,
  resendConfirmation,
  cancel,
  getUnpricedLines,
  offerPrices,
  answerOffer,
  requestCode,
  enterCode,
  openLink,
  endLinks,
  reorder,
  getAdminOrders,
  updateFulfilmentStatus,
  managerOrdersCsv,
  getOrderTimeline,
  getJournal,
  journalCsv,
  getWork,
  decideWork,
  getParkedEvents,
  decideParkedEvents,
  getSwitches,
  setSwitch,
  getStaff,
  inviteStaff,
  changeStaffRole,
  decideAdministrator,
  endStaffSessions,
  setStaffDisabled,
  getReturnReasons,
  getReturnStatus,
  getMemberReturnLists,
  getReturnRequestList,
  getReturnOrder,
  getReturnOrderInfo,
  createReturnOrderItem,
  getReturnRequestDetails,
  getReturnRequestChatDetails,
  updateReturnRequestDetails,
  returnUploadImage,
  viewReturnDetails,
  getAdminReturnStatusList,
  getAdminReturnLists,
  getAdminReturnRequests,
  respondReturnRequest,
  approveReturn,
  getAdminReturnDetails,
  processReturn,
  submitContactUs,
  requestBooking,
  uploadFile,
  deleteFile,
  submitPromotionEntry,
  promotionEntriesCsv,
  countPage,
  listPages,
];

const files: readonly Route[] = [
  screenPictures,
  partPictures,
  placePictures,
  rangePictures,
  rangePapers,
  papers,
  receipts,
  returnPhotos,
  testPage,
];

/** Calls and pages under the base path; every call and file under a region. */
export const addRoutes = async (app: App, context: Context, scripts: BuiltScripts): Promise<void> => {
  const { BASE_PATH, WEB_ROOT } = context.settings;
  await app.register(
    async (scope: App) => {
      addRegion(scope);
      recordStaffAccess(scope, context);
      addPermissions(scope, context);
      scope.addHook('onRequest', async (_request, reply) => {
        reply.header('cache-control', 'no-store');
      });
      for (const add of calls) add(scope, context);
    },
    { prefix: `${BASE_PATH}/:region/api` },
  );
  await app.register(
    async (scope: App) => {
      addRegion(scope);
      recordStaffAccess(scope, context);
      for (const add of files) add(scope, context);
    },
    { prefix: `${BASE_PATH}/:region` },
  );
  health(app, context);
  securityTxt(app, context);
  await baseMap(app, context);
  const build = WEB_ROOT === undefined ? undefined : await loadWebBuild(WEB_ROOT);
  const pages = sitePages(build?.pages ?? []);
  robots(app, context, pages.closed);
  sitemap(app, context, pages.listed);
  await webClient(app, context, { build, pages, scripts });
};
