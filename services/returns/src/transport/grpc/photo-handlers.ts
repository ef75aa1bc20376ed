import type { PhotoEnd, PhotoHeader, ReturnsServiceService } from '@southline/contracts/returns';
import type { Handlers } from '@southline/platform/grpc';
import { isStaff } from '@southline/platform/identity';
import { readUpload, uploadGate } from '@southline/uploads/messages';
import { readPhoto, uploadPhoto } from '../../application/photos.ts';
import type { PhotoPorts } from '../../domain/photo-ports.ts';

type PhotoHandlers = Pick<Handlers<typeof ReturnsServiceService>, 'uploadPhoto' | 'readPhoto'>;

export const photoHandlers = (ports: PhotoPorts, uploads = uploadGate()): PhotoHandlers => ({
  uploadPhoto: async (requests, call) =>
    uploads.take(async () => {
      const { header, parts } = await readUpload<PhotoHeader, PhotoEnd>(requests);
      const { fileName, contentType = '' } = await uploadPhoto(ports)({ ...header, owner: call.owner(), parts });
      return { fileName, contentType };
    }),
  async *readPhoto({ fileName }, call) {
    const reader = { owner: call.owner(), staff: call.identity !== undefined && isStaff(call.identity) };
    const { photo, pieces } = await readPhoto(ports)(reader, fileName);
    const { contentType = '', originalName, bytes = 0, picture = false, orderId = '' } = photo;
    yield { part: { $case: 'file', value: { contentType, originalName, bytes, inline: picture, orderId } } };
    for await (const value of pieces) yield { part: { $case: 'chunk', value } };
  },
});
