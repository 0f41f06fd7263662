/** Hostnames of the local machine. */
export const THIS_DEVICE = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/
