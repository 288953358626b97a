import "../../../../sandbox/src/server.ts"
