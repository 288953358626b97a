import "@command-center/api/transport/http"
