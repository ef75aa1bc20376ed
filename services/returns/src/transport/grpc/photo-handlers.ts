import type { PhotoEnd, PhotoHeader, ReturnsServiceService } from '@southline/contracts/returns';
import type { Handlers } from '@southline/platform/grpc';
import { isStaff } from '@southline/platform/identity';
import { readUpload, uploadGate } from '@southline/uploads/messages';
import { readPhoto } from '../../application/read-photo.ts';
import { uploadPhoto } from '../../application/upload-photo.ts';
import type { PhotoPorts } from '../../domain/photo-ports.ts';

type PhotoHandlers = Pick<Handlers<typeof ReturnsServiceService>, 'uploadPhoto' | 'readPhoto'>;

export const photoHandlers = (ports: PhotoPorts, uploads = uploadGate()): PhotoHandlers => ({
  uploadPhoto: async (requests, { identity }) =>
    uploads.take(async () => {
      const { header, parts } = await readUpload<PhotoHeader, PhotoEnd>(requests);
      const membershipNo = identity?.membershipNo ?? '';
      const { fileName, contentType = '' } = await uploadPhoto(ports)({ ...header, membershipNo, parts });
      return { fileName, contentType };
    }),
  async *readPhoto({ fileName }, { identity }) {
    const reader = { membershipNo: identity?.membershipNo ?? '', staff: identity ? isStaff(identity) : false };
    const { photo, pieces } = await readPhoto(ports)(reader, fileName);
    const { contentType = '', originalName, bytes = 0, picture = false } = photo;
    yield { part: { $case: 'file', value: { contentType, originalName, bytes, inline: picture } } };
    for await (const value of pieces) yield { part: { $case: 'chunk', value } };
  },
});
