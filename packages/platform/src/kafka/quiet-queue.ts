import RequestQueue from 'kafkajs/src/network/requestQueue/index.js';

const { prototype } = RequestQueue;
const schedule = prototype.scheduleCheckPendingRequests;

/**
 * With nothing waiting to be sent the client would look for it a thousand times a second, on every connection, for as long as
 * it is open: it asks for a timer in the past, which is one of a millisecond. What comes to wait later asks for itself.
 */
prototype.scheduleCheckPendingRequests = function () {
  if (this.pending.length > 0) schedule.call(this);
};

export { RequestQueue };
