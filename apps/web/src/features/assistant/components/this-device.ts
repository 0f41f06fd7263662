/** Addresses by which a computer calls itself. */
export const THIS_DEVICE = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/
